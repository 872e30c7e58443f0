import {
  buyer,
  channel,
  doNothing,
  factor,
  force,
  hypothesis,
  initiative,
  job,
  kpi,
  model,
  note,
  objection,
  okr,
  resource,
  rival,
  rule,
  season,
  substitute,
  unit,
  words,
} from '../entries.ts'
import type { IndustryPack } from '../pack.ts'

/** Stores without a door: contribution after ads, postage and returns decides, not revenue. */
export const ecommerce: IndustryPack = {
  industry: 'E-commerce',
  vocabulary: words('buyer', 'buyers', 'order', 'orders', 'SKU', 'SKUs', 'store', 'store team'),
  buyers: [
    buyer(
      'The scroller who saw it in a video',
      'looks like the picture, arrives this week',
      'surprise shipping at the last step',
    ),
    buyer(
      'The comparer with six tabs',
      'reviews with photos, sizes, return terms',
      'no answer on fit',
    ),
    buyer(
      'The returning buyer',
      'reorder in two taps, a reason to come back',
      'a better price for strangers than for them',
    ),
    buyer(
      'The gift sender',
      'arrival date before the date, no price in the box',
      'vague delivery windows',
    ),
  ],
  triggers: [
    'an ad that shows their exact problem',
    'the last unit at home ran out',
    'a friend’s unboxing',
    'a price drop on something saved',
    'a marketplace listing that looked fake',
  ],
  pains: [
    'shipping cost shown at the last step',
    'sizes that mean nothing',
    'returns at their own cost',
    'tracking that says "label created" for four days',
    'ads for the thing they already bought',
  ],
  objections: [
    objection(
      'It is on the marketplace for less',
      'Show what the listing lacks: warranty, exact batch, free exchange; bundle what cannot be compared.',
    ),
    objection(
      'Will it fit / match / work?',
      'Fit finder plus three customer photos on people of stated size; prepaid first exchange.',
    ),
    objection(
      'I do not know this store',
      'Real address, reply time, return address and dated reviews above the fold of the product page.',
    ),
  ],
  channels: [
    channel(
      'Shopping and search ads',
      'search_cpc',
      'search_cvr',
      'Bid by contribution margin of the SKU, not by revenue; exclude brand terms from the average.',
    ),
    channel(
      'Meta and short video',
      null,
      'paid_ads_cvr',
      'Creative wears out first: plan weekly new openings, judge on first-order contribution.',
    ),
    channel(
      'Email and text flows',
      'email_revenue_per_recipient',
      'email_click_rate',
      'Welcome, abandoned cart, replenishment and win-back before any campaign.',
    ),
    channel(
      'Store conversion',
      null,
      'ecommerce_cvr',
      'Fix the product page and checkout before buying more visits.',
    ),
    channel(
      'Marketplaces',
      null,
      null,
      'Fees and ads eat the margin; use for discovery SKUs and keep the bundle at home.',
    ),
    channel(
      'Creators and affiliates',
      null,
      null,
      'Pay on new buyers with own codes; keep usage rights for ads.',
    ),
  ],
  seasons: [
    season(
      [11],
      'Black Friday and Cyber Monday',
      'Build the list in October, freeze the site by the 10th, hold stock for the hero SKU.',
    ),
    season(
      [12],
      'Last shipping days',
      'Cut-off calendar in the header; switch to gift cards the hour it passes.',
    ),
    season([1], 'Returns wave', 'Exchange-first portal; refund data back to product pages.'),
    season(
      [6, 7],
      'Marketplace sale days',
      'Hold price, bundle, and bid lower while click prices swell.',
    ),
  ],
  forces: {
    rivalry: force(
      5,
      'rising',
      ['one click to the next tab', 'same suppliers behind many brands', 'permanent sales'],
      'Ad auctions pass margin on to the platforms.',
    ),
    'new entrants': force(
      5,
      'steady',
      [
        'a store opens in a weekend',
        'dropshippers test any idea',
        'brand and repeat are slow to copy',
      ],
      'Anything that works is copied in weeks.',
    ),
    substitutes: force(
      3,
      'steady',
      ['the shop in town', 'second-hand apps', 'marketplace own brands'],
      'Commodity SKUs lose, consumables with taste hold.',
    ),
    'buyer power': force(
      4,
      'rising',
      ['perfect price view', 'free returns expected', 'reviews in public'],
      'Shipping and returns become the seller’s bill.',
    ),
    'supplier power': force(
      4,
      'rising',
      ['ad platforms set the toll', 'carriers raise surcharges yearly', 'factories prefer volume'],
      'The largest supplier is the ad auction.',
    ),
  },
  compliance: [
    rule(
      'Price reduction rules (lowest prior price)',
      'Keep price history; a strike-through without it is a fine.',
    ),
    rule(
      'Distance selling: cancellation and refund terms',
      'State them on the product page; EU buyers have fourteen days.',
    ),
    rule(
      'Sales tax nexus and VAT',
      'Watch thresholds by state or country before scaling ads there.',
    ),
    rule(
      'Cookie consent and text-message consent',
      'Flows need proof of opt-in; consent loss must be read in the reports.',
    ),
  ],
  kpis: [
    kpi(
      'Contribution after marketing',
      'sales − goods − postage − fees − returns − ads',
      'positive on the first order, or payback known',
    ),
    kpi('MER', 'total sales ÷ total marketing spend', 'above break-even, read weekly'),
    kpi('Repeat rate at 90 days', 'buyers with a second order ÷ buyers', 'rising by cohort'),
    kpi('Checkout completion', 'orders ÷ checkouts started', 'step by step on mobile'),
    kpi('Return rate', 'returned units ÷ shipped units', 'by SKU and reason'),
    kpi('Cover', 'stock on hand ÷ daily sales', 'longer than the reorder lead time'),
  ],
  alternatives: [
    rival('The better-known brand in the same feed', 'More reviews, bigger discounts.'),
    rival('The marketplace copy', 'Cheaper, tomorrow, nameless.'),
    substitute('The store in town', 'Touch it now, take it home.'),
    doNothing('Leaving it in the cart', 'The tab stays open until the wish fades.'),
  ],
  strengths: [
    hypothesis(
      'A hero SKU brings most first orders profitably',
      'Contribution after ads by first SKU.',
    ),
    hypothesis('Buyers photograph and share it', 'Tagged posts per hundred orders.'),
    hypothesis('The list sells without discounts', 'Share of email orders at full price.'),
  ],
  weaknesses: [
    hypothesis('Paid traffic carries most sales', 'Share of new buyers without an ad click.'),
    hypothesis('Returns eat the margin of a category', 'Return cost by SKU.'),
    hypothesis('Stock-outs hit while ads run', 'Ad spend on unavailable variants.'),
  ],
  opportunities: [
    hypothesis(
      'Replenishment would suit a subscription',
      'Median days between orders of repeat buyers.',
    ),
    hypothesis(
      'Stockists would carry the hero SKU',
      'Ask five shops for an order at wholesale terms.',
    ),
    hypothesis(
      'Bundles lift order value past free shipping',
      'Test one bundle against the threshold.',
    ),
  ],
  threats: [
    hypothesis(
      'Click prices outgrow order value',
      'Twelve months of cost per new buyer beside order value.',
    ),
    hypothesis('A platform account is suspended', 'Share of sales through the largest channel.'),
    hypothesis('Tariffs or freight move landed cost', 'Landed cost of the top ten at plus 20%.'),
  ],
  factors: [
    factor('Total price with shipping upfront', 5, 'raise'),
    factor('Here by the day I need it', 6, 'raise'),
    factor('Looks like the picture', 5, 'raise'),
    factor('Easy, free return', 6, 'keep'),
    factor('Reviews from people like me', 6, 'raise'),
    factor('Discount code waiting', 8, 'reduce'),
    factor('Hundreds of variants', 7, 'reduce'),
    factor('Checkout in two taps', 6, 'keep'),
    factor('Packaging I do not have to apologize for', 3, 'create'),
    factor('Someone answers about fit', 3, 'raise'),
  ],
  resources: [
    resource('Permissioned email and text list', 'VRIO', 'Share active in 90 days.'),
    resource('Own design or formula', 'VRI-', 'Registered? How long to copy?'),
    resource('Creative that keeps converting', 'VR--', 'Weeks until cost per buyer doubles.'),
    resource('Supplier exclusivity', 'VR-O', 'In writing, until when?'),
    resource('First-party order history', 'VRIO', 'Years and share with consent.'),
  ],
  initiatives: [
    initiative(1, 'Cart and browse flows with real reasons', 8, 8, 'flow revenue per recipient'),
    initiative(
      1,
      'Show full price and arrival date on the product page',
      8,
      7,
      'checkout completion',
    ),
    initiative(1, 'Stop ads on SKUs below break-even', 7, 9, 'contribution after marketing'),
    initiative(2, 'Subscribe-and-save for the consumable', 8, 5, 'subscribers after order three'),
    initiative(2, 'Exchange-first returns', 6, 6, 'refund share of returns'),
    initiative(3, 'Wholesale or a second country', 7, 3, 'contribution from new channel'),
  ],
  jobs: [
    job(
      'When I see the thing that fixes my daily annoyance',
      'to know it works for someone like me',
      'so I can order without regret',
      [
        'the annoyance each morning',
        'proof in a stranger’s photo',
        'junk and a fight over return',
        'saving the post for later',
      ],
      ['minimize doubt about fit', 'minimize days to arrival', 'minimize effort of return'],
    ),
    job(
      'When the last one is nearly empty',
      'the next to be on its way',
      'so I can stop thinking of it',
      ['running out', 'one tap', 'being locked in', 'the supermarket version'],
      ['minimize the chance of running out', 'minimize surprise charges'],
    ),
  ],
  revenueModels: [
    model('One-off orders', 'margin after ads and postage', 'first-order contribution'),
    model('Subscription', 'repeat shipments', 'skips before cancels'),
    model('Wholesale', 'lower price, no ads', 'cash tied up'),
    model('Marketplace', 'reach for a fee', 'who owns the buyer'),
  ],
  unitEconomics: unit(
    'buyer',
    'average order value',
    'goods, postage, fees and returns per order',
    'orders a month per buyer',
    'contribution margin before ads',
    'buyers not reordering within their usual interval, per month',
    'ad and creator spend ÷ new buyers',
    'team, apps and warehouse a month',
    'From the store: orders, new buyers, refunds last month; from the carrier and ad accounts: cost.',
  ),
  okrThemes: [
    okr(
      'Every first order pays for itself',
      'contribution after marketing',
      'checkout completion',
      'return rate',
    ),
    okr(
      'Buyers come back unprompted',
      'repeat rate at 90 days',
      'flow revenue per recipient',
      'full-price share',
    ),
  ],
  sevenS: [
    note('systems', 'Do ads know margin and stock?'),
    note('skills', 'Who makes five new openings a week?'),
    note('strategy', 'One hero or a catalog?'),
    note('structure', 'Who owns contribution, not only ROAS?'),
    note('staff', 'Who packs when orders triple?'),
    note('shared values', 'Would we show a bad review?'),
    note('style', 'Do tests end on data or on taste?'),
  ],
}
