type PictureProps = {
  /** Of src/site/pictures, without theme and width. */
  name: 'session' | 'drawing' | 'export'
  alt: string
  /** Height over width. */
  ratio: number
  /** The widths there are, narrow first; the first is also the fallback. */
  widths?: readonly [number, number]
  /** As in the attribute of that name: how wide it is shown. */
  sizes: string
}

const address = (name: string, theme: string, width: number) => `/src/site/pictures/${name}-${theme}-${width}.webp`

/** A picture of the running product in the reader's theme, taken by scripts/take-pictures.ts. Loaded when it comes near. */
export function Picture({ name, alt, ratio, widths = [800, 1600], sizes }: PictureProps) {
  const sources = (theme: string) => widths.map(width => `${address(name, theme, width)} ${width}w`).join(', ')
  return (
    <picture>
      <source data-dark="" media="(prefers-color-scheme: dark)" srcSet={sources('dark')} sizes={sizes} />
      <img src={address(name, 'light', widths[0])} srcSet={sources('light')} sizes={sizes} width={widths[0]} height={Math.round(widths[0] * ratio)} alt={alt} loading="lazy" decoding="async" className="block h-auto w-full border border-line bg-surface" />
    </picture>
  )
}
