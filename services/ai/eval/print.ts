export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

export function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}
