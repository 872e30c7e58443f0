/** Of each picture: its widths in pixels, narrow first, and height over width. `wide` for tablets and desks, `narrow` for phones. */
export const PICTURES = {
  session: {
    wide: { widths: [960, 1280, 1920], ratio: 0.625 },
    narrow: { widths: [390, 780], ratio: 1.5 },
  },
  drawing: {
    wide: { widths: [960, 1280, 1920], ratio: 0.68 },
    narrow: { widths: [390, 780], ratio: 1.5 },
  },
  export: {
    wide: { widths: [700, 1400], ratio: 0.72 },
    narrow: { widths: [390, 780], ratio: 1.5 },
  },
} as const
export type PictureName = keyof typeof PICTURES
export type PictureShape = 'wide' | 'narrow'
export type PictureTheme = 'light' | 'dark'

/** The file of one picture within src/site/pictures. */
export const pictureFile = (
  name: PictureName,
  shape: PictureShape,
  theme: PictureTheme,
  width: number,
): string => `${name}-${shape}-${theme}-${width}.webp`
