import { Link } from 'react-router'
import { useProduct } from '@/features/product/use-product.ts'
import { cn } from '@/ui/cn.ts'

/** The product's mark and name, leading home. */
export function Wordmark({ to, className }: { to: string; className?: string }) {
  const { name } = useProduct()
  return (
    <Link
      to={to}
      className={cn(
        'book inline-flex min-h-11 items-center gap-[9px] text-read leading-none font-semibold tracking-[-0.005em] text-ink no-underline',
        className,
      )}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden
        className="size-6 shrink-0 text-act"
      >
        <path d="M12 3 3.6 17.5a16.8 16.8 0 0 0 16.8 0Z" strokeLinejoin="round" />
        <path d="m12 3 3.8 16.3" strokeWidth="2" />
        <path d="M7 19.2V21m5-1v2m5-2.8V21" strokeWidth="1.2" />
      </svg>
      {name}
    </Link>
  )
}
