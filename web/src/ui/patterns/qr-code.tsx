import { encode } from 'uqr'

/** A text as a QR code, drawn in one path. Dark on light in both themes: not every camera reads the reverse. */
export function QrCode({
  text,
  label,
  className,
}: {
  text: string
  label: string
  className?: string
}) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <div data-theme="light" className={className}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, in the page's own colours
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
        className="block size-full rounded-md border border-line bg-surface"
      >
        <path d={path} className="fill-ink" />
      </svg>
    </div>
  )
}
