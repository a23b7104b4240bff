import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from '../ui/button';
import { type Theme, setTheme, themes, useTheme } from '../ui/theme/theme-choice';

const icons = { light: Sun, dark: Moon, system: Monitor };
const after = (theme: Theme): Theme => themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'light';

/** ThemeSwitch goes round light, dark and the system's own. */
export function ThemeSwitch() {
  const theme = useTheme();
  const next = after(theme);
  const Icon = icons[theme];
  return (
    <IconButton label={`Theme: ${theme}. Switch to ${next}`} onClick={() => setTheme(next)} color="fg.muted">
      <Icon size={18} aria-hidden />
    </IconButton>
  );
}
