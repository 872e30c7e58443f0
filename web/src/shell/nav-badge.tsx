/** How many wait behind an entry of the navigation. */
export function NavBadge({ count, meaning }: { count: number; meaning: string }) {
  return (
    <span
      className="inline-grid h-[18px] min-w-[18px] place-items-center rounded-sm bg-sunken px-1 text-mark leading-none font-semibold text-ink-2"
      title={meaning}
    >
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">, {meaning}</span>
    </span>
  )
}
