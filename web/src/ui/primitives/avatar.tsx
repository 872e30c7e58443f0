import { cn } from '../cn.ts'

/** The first letters of the first and last word, or of the address before its @. */
function initials(name: string): string {
  const words = (name.includes('@') ? name.slice(0, name.indexOf('@')).split(/[.\-_]/) : name.split(/\s+/)).filter(Boolean)
  const first = words[0]?.[0] ?? '?'
  const last = words.length > 1 ? words.at(-1)?.[0] ?? '' : ''
  return (first + last).toUpperCase()
}

/** A person by their initials. Decoration: the name stands beside it. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  return <span aria-hidden className={cn('grid size-[26px] shrink-0 place-items-center rounded-full bg-ink text-mark leading-none font-semibold text-ground max-md:size-[30px]', className)}>{initials(name)}</span>
}
