import {
  pictureFile,
  type PictureName,
  PICTURES,
  type PictureShape,
  type PictureTheme,
} from '../pictures.ts'

type PictureProps = {
  name: PictureName
  alt: string
  /** As in the attribute of that name: how wide the wide one is shown. */
  sizes: string
}

const PHONE = '(max-width: 35rem)'

/** A picture of the running product in the reader's theme, taken by scripts/take-pictures.ts. Loaded when it comes near. */
export function Picture({ name, alt, sizes }: PictureProps) {
  const shapes = PICTURES[name]
  const address = (shape: PictureShape, theme: PictureTheme, width: number) =>
    `/src/site/pictures/${pictureFile(name, shape, theme, width)}`
  const sources = (shape: PictureShape, theme: PictureTheme) =>
    shapes[shape].widths.map(width => `${address(shape, theme, width)} ${width}w`).join(', ')
  const size = (shape: PictureShape) => ({
    width: shapes[shape].widths[0],
    height: Math.round(shapes[shape].widths[0] * shapes[shape].ratio),
  })
  return (
    <picture>
      <source
        data-dark={PHONE}
        media={`${PHONE} and (prefers-color-scheme: dark)`}
        srcSet={sources('narrow', 'dark')}
        sizes="calc(100vw - 32px)"
        {...size('narrow')}
      />
      <source
        media={PHONE}
        srcSet={sources('narrow', 'light')}
        sizes="calc(100vw - 32px)"
        {...size('narrow')}
      />
      <source
        data-dark="all"
        media="(prefers-color-scheme: dark)"
        srcSet={sources('wide', 'dark')}
        sizes={sizes}
        {...size('wide')}
      />
      <img
        src={address('wide', 'light', shapes.wide.widths[0])}
        srcSet={sources('wide', 'light')}
        sizes={sizes}
        {...size('wide')}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full border border-line bg-surface"
      />
    </picture>
  )
}
