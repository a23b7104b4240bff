import { Box, chakra } from '@chakra-ui/react';
import { limits } from '@tailwright/contracts/limits';
import { FileText, Upload, X } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { IconButton } from './button';
import { FieldError } from './field';
import { fileProblem } from './file-problem';

interface Props {
  label: string;
  /** The chosen file, held by the caller. */
  file: File | null;
  /** Called with a valid file, or null when it is removed; an invalid one never gets here. */
  onFile: (file: File | null) => void;
  help?: string;
  /** Extensions that are taken. */
  accept?: readonly string[];
  disabled?: boolean;
}

const Zone = chakra('label', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minH: '9rem',
    p: '5',
    textAlign: 'center',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'lg',
    bg: 'bg.muted',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
    _hover: { borderColor: 'accent.solid' },
    '&[data-over]': { borderColor: 'accent.solid', bg: 'accent.subtle' },
    '&[data-disabled]': { opacity: 0.55, cursor: 'not-allowed', borderColor: 'border.strong' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.ring', outlineOffset: '2px' },
  },
});

const sizeLabel = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / (1024 * 1024)).toFixed(1)} MB`;

/** FileDrop takes one file by choosing or dropping, checks it, and shows it with a button that removes it. */
export function FileDrop(props: Props) {
  const {
    label,
    file,
    onFile,
    help = 'PDF or DOCX up to 10MB',
    accept = limits.uploadExtensions,
    disabled = false,
  } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // Going on with a text answers what was wrong with a file.
  if (disabled && problem) setProblem(null);

  const take = (candidate: File | undefined) => {
    if (!candidate || disabled) return;
    const found = fileProblem(candidate, accept);
    setProblem(found);
    if (!found) onFile(candidate);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(!disabled);
  };

  if (file) return <ChosenFile file={file} disabled={disabled} onRemove={() => onFile(null)} />;
  return (
    <Box>
      <Zone
        htmlFor={id}
        data-over={isOver || undefined}
        data-disabled={disabled || undefined}
        onDragOver={dragOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Upload size={22} aria-hidden />
        <Box fontSize="sm" fontWeight="medium">
          {label}
        </Box>
        <Box fontSize="xs" color="fg.subtle">
          {help}
        </Box>
        <chakra.input
          ref={input}
          id={id}
          type="file"
          srOnly
          disabled={disabled}
          accept={accept.join(',')}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // Emptied, so that choosing the same file again is a change.
            event.target.value = '';
          }}
        />
      </Zone>
      <FieldError id={`${id}-problem`}>{problem}</FieldError>
    </Box>
  );
}

function ChosenFile({ file, disabled, onRemove }: { file: File; disabled: boolean; onRemove: () => void }) {
  return (
    <Box
      display="flex"
      alignItems="center"
      gap="3"
      p="4"
      borderWidth="1px"
      borderColor="accent.border"
      borderRadius="lg"
      bg="accent.subtle"
    >
      <Box color="accent.fg" flexShrink="0">
        <FileText size={22} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Box fontSize="sm" fontWeight="medium" overflowWrap="anywhere">
          {file.name}
        </Box>
        <Box fontSize="xs" color="fg.muted">
          {sizeLabel(file.size)}
        </Box>
      </Box>
      <IconButton label="Remove file" onClick={onRemove} disabled={disabled}>
        <X size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}
