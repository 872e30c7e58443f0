import { Link } from 'react-router'
import { useProduct } from '@/features/product/use-product.ts'
import { hasScreen } from './screens.ts'

const pages = [
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
].filter(({ to }) => hasScreen(to))

export function Footer() {
  const { name, contact } = useProduct()
  const link =
    'link-alone pointer-fine:md:inline-flex pointer-fine:md:min-h-6 pointer-fine:md:items-center text-ink-2 no-underline hover:underline'
  return (
    <footer className="print:hidden border-t border-line">
      <div className="wrap flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 text-caption text-ink-3">
        <span>© 2025 {name}</span>
        <nav aria-label="Footer" className="flex gap-5">
          {pages.map(page => (
            <Link key={page.to} to={page.to} className={link}>
              {page.label}
            </Link>
          ))}
          {contact && (
            <a href={`mailto:${contact}`} className={link}>
              Contact
            </a>
          )}
        </nav>
      </div>
    </footer>
  )
}
