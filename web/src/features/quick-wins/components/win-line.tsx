import type { QuickWinRow } from '@sextant/contracts/quick-wins/routes'
import { ClockAlertIcon, HourglassIcon } from 'lucide-react'
import { Link } from 'react-router'
import { sayDay } from '@/ui/patterns/day.ts'
import { Badge } from '@/ui/primitives/badge.tsx'
import { isLate, stepsDone, waitsForResult } from '../state-of.ts'
import { GradeBadge } from './grade-badge.tsx'

type WinLineProps = { win: QuickWinRow; href: string; today: string }

/** One that was started, in a list: how far it is, whose it is, and when its result is due. */
export function WinLine({ win, href, today }: WinLineProps) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-b border-line py-3.5 hover:bg-act-soft">
      <div className="min-w-0">
        <Link
          to={href}
          className="font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {win.title}
        </Link>
        <p className="text-caption text-ink-2">{notesOf(win).join(' · ')}</p>
      </div>
      <State win={win} today={today} />
    </li>
  )
}

function notesOf(win: QuickWinRow): string[] {
  const { checklist, owner_name, campaign_name, status, due, drop_reason } = win
  const notes = [
    owner_name,
    campaign_name && `for ${campaign_name}`,
    status === 'running' && `${stepsDone(win)} of ${checklist.length} steps`,
    status === 'running' && `result due ${sayDay(due)}`,
    drop_reason && `dropped: ${drop_reason}`,
  ]
  return notes.filter(note => typeof note === 'string')
}

function State({ win, today }: { win: QuickWinRow; today: string }) {
  if (win.grade) return <GradeBadge grade={win.grade} prediction={win.prediction} />
  if (win.status === 'dropped') return <Badge>Dropped</Badge>
  if (waitsForResult(win, today))
    return (
      <Badge tone="info">
        <HourglassIcon aria-hidden />
        Waits for its result
      </Badge>
    )
  if (isLate(win, today))
    return (
      <Badge tone="warn">
        <ClockAlertIcon aria-hidden />
        Late
      </Badge>
    )
  return <Badge>Under way</Badge>
}
