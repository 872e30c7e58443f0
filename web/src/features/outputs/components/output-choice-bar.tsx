import type { LibraryRow } from '@sextant/contracts/agent-outputs/library'
import { COMBINED_MOST, OUTPUTS_AT_ONCE } from '@sextant/contracts/agent-outputs/several'
import type { ReactNode } from 'react'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/ui/primitives/dropdown-menu.tsx'
import {
  useCombineOutputs,
  useDuplicateOutput,
  useMoveOutputs,
  useRemoveOutputs,
  useZipOutputs,
  ZIP_FORMATS,
} from '../api/several-outputs.ts'

type Named = { id: string; name: string }
type OutputChoiceBarProps = {
  chosen: readonly LibraryRow[]
  /** Campaigns of the client that all of them are of; empty where they are of several. */
  campaigns: readonly Named[]
  /** Other clients that one could be written for. */
  clients: readonly Named[]
  onCompare: () => void
  onMade: (id: string) => void
  done: () => void
}

/** What can be done with several outputs at once. */
export function OutputChoiceBar(props: OutputChoiceBarProps) {
  const { chosen, campaigns, clients, onCompare, onMade, done } = props
  const zipping = useZipOutputs()
  const removing = useRemoveOutputs()
  const moving = useMoveOutputs()
  const combining = useCombineOutputs()
  const duplicating = useDuplicateOutput()
  const ids = chosen.map(({ id }) => id)
  const isOfOneClient = new Set(chosen.map(({ client_id }) => client_id)).size === 1
  const [first, second] = chosen
  const isOfOneKind = chosen.length === 2 && first!.output_type === second!.output_type
  const mayCombine = isOfOneClient && chosen.length >= 2 && chosen.length <= COMBINED_MOST
  return (
    <section
      aria-label="Chosen outputs"
      className="sticky top-2 z-10 flex flex-wrap items-center gap-2 rounded-md border border-act bg-act-soft px-4 py-2.5"
    >
      <output className="mr-1 font-semibold">{howMany(chosen.length)}</output>
      {chosen.length > 0 && chosen.length <= OUTPUTS_AT_ONCE && (
        <>
          <Menu label="Export zip" busy={zipping.saving}>
            {ZIP_FORMATS.map(({ id: format, label }) => (
              <DropdownMenuItem key={format} onSelect={() => void zipping.save({ ids, format })}>
                {label}
              </DropdownMenuItem>
            ))}
          </Menu>
          {isOfOneClient && (
            <Menu label="Move to campaign" busy={moving.saving}>
              {campaigns.map(campaign => (
                <DropdownMenuItem
                  key={campaign.id}
                  onSelect={() => void moving.save({ ids, campaign }, done)}
                >
                  {campaign.name}
                </DropdownMenuItem>
              ))}
              <DropdownMenuItem onSelect={() => void moving.save({ ids, campaign: null }, done)}>
                No campaign
              </DropdownMenuItem>
            </Menu>
          )}
          {mayCombine && (
            <Button
              busy={combining.saving}
              onClick={() => void combining.save(ids, ({ id }) => onMade(id))}
            >
              Combine
            </Button>
          )}
          {isOfOneKind && <Button onClick={onCompare}>Compare</Button>}
          {chosen.length === 1 && clients.length > 0 && (
            <Menu label="Duplicate for" busy={duplicating.saving}>
              {clients.map(client => (
                <DropdownMenuItem
                  key={client.id}
                  onSelect={() =>
                    void duplicating.save({ output: first!, client }, ({ id }) => onMade(id))
                  }
                >
                  {client.name}
                </DropdownMenuItem>
              ))}
            </Menu>
          )}
          <Button
            variant="quiet"
            busy={removing.saving}
            onClick={() => void removing.save(ids, done)}
          >
            Delete
          </Button>
        </>
      )}
      <Button variant="quiet" onClick={done}>
        Stop choosing
      </Button>
    </section>
  )
}

function howMany(count: number): string {
  if (count === 0) return 'Choose outputs'
  if (count > OUTPUTS_AT_ONCE) return `${count} chosen, at most ${OUTPUTS_AT_ONCE} at once`
  return `${count} chosen`
}

const Menu = ({ label, busy, children }: { label: string; busy: boolean; children: ReactNode }) => (
  <DropdownMenu>
    <DropdownMenuTrigger disabled={busy} className={buttonStyle({})}>
      {label}
    </DropdownMenuTrigger>
    <DropdownMenuContent align="start" className="max-h-80 min-w-44 overflow-y-auto">
      {children}
    </DropdownMenuContent>
  </DropdownMenu>
)
