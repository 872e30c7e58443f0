import { cn } from '../cn.ts'

/** The first letters of the first and last word, or of the address before its @. */
function initials(name: string): string {
  const words = (
    name.includes('@') ? name.slice(0, name.indexOf('@')).split(/[.\-_]/) : name.split(/\s+/)
  ).filter(Boolean)
  const first = words[0]?.[0] ?? '?'
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return (first + last).toUpperCase()
}

const shape = 'size-[26px] shrink-0 rounded-full max-md:size-[30px]'

/** A person by their picture (its address), or by their initials. Decoration: the name stands beside it. */
export function Avatar({
  name,
  picture,
  className,
}: {
  name: string
  picture?: string | null
  className?: string
}) {
  if (picture) return <img src={picture} alt="" className={cn(shape, 'object-cover', className)} />
  return (
    <span
      aria-hidden
      className={cn(
        shape,
        'grid place-items-center bg-ink text-mark leading-none font-semibold text-ground',
        className,
      )}
    >
      {initials(name)}
    </span>
  )
}
