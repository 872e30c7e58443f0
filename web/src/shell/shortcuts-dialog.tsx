import { AGENTS } from '@sextant/contracts/catalogue'
import { useLocation } from 'react-router'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/ui/primitives/dialog.tsx'
import { Kbd } from '@/ui/primitives/kbd.tsx'
import { agentAddress } from './agent-address.ts'
import { nearestClient } from './client-in-address.ts'
import { hasScreen } from './screens.ts'
import { hideShortcuts } from './shortcut-list.ts'
import { modifier } from './shortcuts.ts'

/** Every shortcut that does something for this person, here. */
export function ShortcutsDialog() {
  return (
    <Dialog open onOpenChange={hideShortcuts}>
      <DialogContent className="max-w-md">
        <DialogTitle>Keyboard shortcuts</DialogTitle>
        <DialogDescription>
          They work everywhere but while you type; search opens from there too.
        </DialogDescription>
        <Shortcuts />
      </DialogContent>
    </Dialog>
  )
}

function Shortcuts() {
  const { organization } = useMe()
  const can = useCan()
  const { pathname } = useLocation()
  const command = modifier(navigator.platform)
  const shift = command === '⌘' ? '⇧' : 'Shift '
  const place = {
    agency: organization?.type === 'AGENCY',
    clientSlug: nearestClient(pathname),
    has: hasScreen,
  }
  // An agent that does not open has no key: the browser keeps it.
  const agents = AGENTS.flatMap((agent, index) =>
    can('agents.use') && agentAddress(agent, place)
      ? [{ keys: `${command}${index + 1}`, does: `${agent.name} agent` }]
      : [],
  )
  const lines = [
    { keys: `${command}K`, does: 'Search' },
    { keys: `${command}H`, does: 'Dashboard' },
    { keys: `${command},`, does: 'Profile' },
    ...agents,
    { keys: `${command}${shift}Q`, does: 'Sign out' },
    { keys: '?', does: 'This list' },
  ]
  return (
    <dl className="mt-4 grid border-t border-line">
      {lines.map(({ keys, does }) => (
        <div
          key={keys}
          className="flex items-center justify-between gap-4 border-b border-line py-2"
        >
          <dt>{does}</dt>
          <dd>
            <Kbd>{keys}</Kbd>
          </dd>
        </div>
      ))}
    </dl>
  )
}
