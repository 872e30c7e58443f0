import type { Platform } from '../platform.ts'

/** The order export; its headers are English in every language of the admin. Origin: docs/decisions/0066. */
export const shopifyOrders: Platform = {
  id: 'shopify-orders',
  source: 'shopify',
  whose: 'Shopify’s',
  what: 'orders',
  columns: {
    order: 'Name',
    customer: 'Email',
    status: 'Financial Status',
    cancelled: 'Cancelled at | Canceled at',
    day: 'Created at',
    currency: 'Currency',
    revenue: 'Total',
    refunds: 'Refunded Amount',
    'slice:origin': 'Source',
    landing: 'Landing Site | Landing page',
    referrer: 'Referring Site | Referrer',
    visit_source: 'UTM Source',
    visit_medium: 'UTM Medium',
    campaign: 'UTM Campaign',
  },
  signs: ['Financial Status', 'Lineitem name | Lineitem quantity | Lineitem price'],
  needs: [['order'], ['day'], ['revenue']],
  byDay: 'Export orders with the column "Created at".',
}
