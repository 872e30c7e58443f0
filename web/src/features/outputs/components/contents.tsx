import { useEffect, useState } from 'react'
import { cn } from '@/ui/cn.ts'
import type { ContentsEntry } from '../contents-of.ts'

/** The contents list beside a document, marking the part that is being read. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const [current, setCurrent] = useState(entries[0]?.id)
  const ids = entries.map(({ id }) => id).join(' ')
  useEffect(() => {
    const look = () => {
      const passed = ids
        .split(' ')
        .filter(id => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < 140)
      setCurrent(passed.at(-1) ?? ids.split(' ')[0])
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [ids])
  return (
    <nav
      aria-label="Contents"
      className="sticky top-[88px] hidden self-start pt-8 text-caption xl:col-start-1 xl:row-[1/span_40] xl:block"
    >
      <ul>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              className={cn(
                'block py-1.5 no-underline hover:text-ink',
                current === id
                  ? 'border-l-2 border-ink pl-[11px] font-semibold text-ink'
                  : 'border-l border-line pl-3 text-ink-3',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
