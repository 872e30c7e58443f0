import type { Me } from '@sextant/contracts/identity/routes'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { useEnterOrganization } from '../api/change-organization.ts'

/** The organizations one belongs to, and the way from one to another. */
export function Memberships({
  organizations,
  current,
}: {
  organizations: Me['organizations']
  current: string
}) {
  const { save: enter, underWay: entering } = useEnterOrganization()
  return (
    <section aria-labelledby="memberships">
      <h2 id="memberships" className="border-b border-line-strong pb-2 font-semibold">
        Your organizations
      </h2>
      <ul>
        {organizations.map(({ id, name, type }) => (
          <li key={id} className="flex min-h-14 items-center gap-4 border-b border-line py-2">
            <div className="min-w-0 flex-1 wrap-anywhere">
              <p className="font-medium">{name}</p>
              <p className="cap">{type === 'AGENCY' ? 'Agency' : 'Small business'}</p>
            </div>
            {id === current ? (
              <Badge>You are here</Badge>
            ) : (
              <Button
                size="sm"
                busy={entering === id}
                disabled={entering !== undefined && entering !== id}
                onClick={() => void enter(id)}
              >
                Work here<span className="sr-only">: {name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
