import { ChevronDownIcon, LogOutIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { usePicture } from '@/client/use-picture.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { Avatar } from '@/ui/primitives/avatar.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/primitives/dropdown-menu.tsx'
import { hasScreen } from './screens.ts'

const pages = [
  { label: 'My Profile', to: '/profile' },
  { label: 'Feedback', to: '/feedback' },
].filter(({ to }) => hasScreen(to))

/** My Profile, Feedback, Sign Out; each page that exists. */
export function UserMenu() {
  const { user, organization, avatar_id: avatarId } = useMe()
  const picture = usePicture(avatarId && `/api/v1/images/${avatarId}`)
  const { pathname } = useLocation()
  const name = user.full_name || user.email
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        className={buttonStyle({ variant: 'quiet', className: 'px-1.5 text-ink' })}
      >
        <Avatar name={name} picture={picture} />
        <span className="sr-only">Account of {name}</span>
        <span aria-hidden className="max-w-40 truncate max-lg:hidden">
          {name}
        </span>
        <ChevronDownIcon aria-hidden className="text-ink-3 max-md:hidden" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-64">
        <div className="px-2.5 py-2">
          <p className="truncate font-medium">{organization?.name ?? name}</p>
          <p className="cap truncate">{user.email}</p>
        </div>
        <DropdownMenuSeparator />
        {pages.map(page => (
          <DropdownMenuItem key={page.to} asChild>
            <Link to={page.to} state={{ from: pathname }}>
              {page.label}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem asChild>
          <Link to="/logout">
            <LogOutIcon aria-hidden className="text-ink-3" />
            Sign Out
          </Link>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
