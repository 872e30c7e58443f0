/** The colours and the face of a drawing. `series` in this order everywhere: us, rival one, rival two, … */
export type Tone = {
  font: string
  ground: string
  surface: string
  ink: string
  ink2: string
  ink3: string
  line: string
  lineStrong: string
  good: string
  warn: string
  bad: string
  series: readonly [string, string, string, string, string, string]
}

/** Follows the page's theme: custom properties, resolved where the drawing stands. */
export const screenTone: Tone = {
  font: 'var(--font-ui)',
  ground: 'var(--ground)',
  surface: 'var(--surface)',
  ink: 'var(--ink)',
  ink2: 'var(--ink-2)',
  ink3: 'var(--ink-3)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  good: 'var(--good)',
  warn: 'var(--warn)',
  bad: 'var(--bad)',
  series: [
    'var(--chart-1)',
    'var(--chart-2)',
    'var(--chart-3)',
    'var(--chart-4)',
    'var(--chart-5)',
    'var(--chart-6)',
  ],
}

/** The light theme in sRGB on white paper, for files: no custom properties, no oklch. */
export const printTone: Tone = {
  font: "'Instrument Sans', 'Instrument Sans Variable', Helvetica, Arial, sans-serif",
  ground: '#ffffff',
  surface: '#ffffff',
  ink: '#142025',
  ink2: '#3b494e',
  ink3: '#546368',
  line: '#d7dcdb',
  lineStrong: '#7a8689',
  good: '#1b6236',
  warn: '#7c500f',
  bad: '#a92321',
  series: ['#15636b', '#c05232', '#1d1674', '#988e17', '#942448', '#3c89cf'],
}
