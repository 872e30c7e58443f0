import { fileURLToPath } from 'node:url'

/** Colours of a file, sRGB: the light theme on white. `act` and `agent` as the interface uses them; `tint` lies under moves and marks. */
export const COLOUR = {
  ink: '#142025',
  ink2: '#3b494e',
  ink3: '#546368',
  line: '#d7dcdb',
  lineStrong: '#7a8689',
  act: '#0f5a63',
  agent: '#365f88',
  tint: '#e6f1f2',
  agentTint: '#ecf2f8',
  good: '#1b6236',
  warn: '#7c500f',
} as const

const fontFile = (name: string): string =>
  fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url))

/** Absolute paths of the static faces; the web's variable fonts cannot be embedded. `other` holds the signs that the two families lack. */
export const FONT_FILES = {
  sans: fontFile('InstrumentSans-Regular'),
  sansBold: fontFile('InstrumentSans-SemiBold'),
  book: fontFile('Newsreader-Regular'),
  bookBold: fontFile('Newsreader-SemiBold'),
  bookItalic: fontFile('Newsreader-Italic'),
  display: fontFile('NewsreaderDisplay-Regular'),
  other: fontFile('DejaVuSans'),
} as const

/** Family names as files know them. */
export const FAMILY = {
  sans: 'Instrument Sans',
  book: 'Newsreader',
  display: 'Newsreader Display',
  other: 'DejaVu Sans',
} as const
