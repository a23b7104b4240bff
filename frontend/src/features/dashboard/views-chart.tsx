import { Box } from '@chakra-ui/react';
import { type ViewDay } from '@tailwright/contracts/views';
import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { chartSentence, shortDay } from './view-days';

const colour = (token: string) => `var(--tw-colors-${token})`;
const tick = { fill: colour('fg-muted'), style: { fontSize: 12 } };

/** ViewsChart draws views as bars and visitors as a line with dots, so that colour is not what tells them apart. */
export default function ViewsChart({ days }: { days: readonly ViewDay[] }) {
  return (
    <Box role="img" aria-label={chartSentence(days)} h="18rem" ms="-3">
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart data={[...days]} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke={colour('border')} />
          <XAxis
            dataKey="date"
            tickFormatter={shortDay}
            tick={tick}
            tickLine={false}
            stroke={colour('border-strong')}
            minTickGap={24}
          />
          <YAxis allowDecimals={false} tick={tick} tickLine={false} axisLine={false} width={44} />
          <Tooltip
            labelFormatter={(date) => (typeof date === 'string' ? shortDay(date) : date)}
            cursor={{ fill: colour('bg-muted') }}
            contentStyle={{
              background: colour('bg-surface'),
              border: `1px solid ${colour('border-strong')}`,
              borderRadius: 10,
              color: colour('fg'),
              fontSize: 13,
            }}
          />
          <Legend formatter={(name) => <span style={{ color: colour('fg-muted'), fontSize: 13 }}>{name}</span>} />
          <Bar
            dataKey="views"
            name="Views"
            fill={colour('accent-solid')}
            radius={[4, 4, 0, 0]}
            isAnimationActive={false}
          />
          <Line
            dataKey="visitors"
            name="Unique visitors"
            type="linear"
            stroke={colour('warning-bar')}
            strokeWidth={2}
            dot={{ r: 3, fill: colour('bg-surface'), stroke: colour('warning-bar'), strokeWidth: 2 }}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </Box>
  );
}
