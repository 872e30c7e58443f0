/** How each benchmark metric is called in a sentence; its keys are the metrics of benchmarks.json. */
export const METRIC_NAMES = {
  search_ctr: 'Search ads click-through', search_cpc: 'Search ads cost per click', search_cvr: 'Search ads conversion', search_cpl: 'Search ads cost per conversion',
  display_ctr: 'Display ads click-through', display_cpc: 'Display ads cost per click',
  meta_ctr: 'Meta ads click-through', meta_cpc: 'Meta ads cost per click', meta_cvr: 'Meta ads conversion', meta_cpl: 'Meta ads cost per lead', meta_cpm: 'Meta ads cost per thousand impressions', meta_cost_per_purchase: 'Meta ads cost per purchase',
  paid_ads_cvr: 'Paid ads conversion, all platforms',
  linkedin_ctr: 'LinkedIn ads click-through', linkedin_cpc: 'LinkedIn ads cost per click', linkedin_cpm: 'LinkedIn ads cost per thousand impressions', linkedin_cpl: 'LinkedIn ads cost per lead',
  email_open_rate: 'Email open rate', email_click_rate: 'Email click rate', email_unsubscribe_rate: 'Email unsubscribe rate', email_order_rate: 'Email order rate', email_revenue_per_recipient: 'Email revenue per recipient', email_revenue_per_1000: 'Email revenue per thousand sent',
  landing_page_cvr: 'Landing page conversion', donation_page_cvr: 'Donation page conversion', website_cvr: 'Website conversion', ecommerce_cvr: 'Online store conversion',
  add_to_cart_rate: 'Add-to-cart rate', aov: 'Average order value', marketing_cost_share_of_revenue: 'Marketing cost share of revenue', cart_abandonment: 'Cart abandonment', repeat_purchase_rate: 'Repeat purchase rate',
  organic_ctr: 'Organic search click-through', organic_ctr_change_ai_overview: 'Change of organic click-through under AI overviews',
  cac: 'Customer acquisition cost', cac_ratio: 'CAC ratio', cac_payback: 'CAC payback', ltv_cac: 'LTV to CAC', cpl: 'Cost per lead',
  nrr: 'Net revenue retention', grr: 'Gross revenue retention', customer_churn_monthly: 'Customer churn a month', customer_churn_annual: 'Customer churn a year', revenue_churn_annual: 'Revenue churn a year',
  donor_retention: 'Donor retention', average_gift: 'Average gift', marketing_budget_share: 'Marketing budget share of revenue',
  mql_to_sql: 'MQL to SQL', lead_to_mql: 'Lead to MQL', sql_to_opportunity: 'SQL to opportunity', opportunity_to_won: 'Opportunity to won',
  nps: 'Net promoter score', social_engagement_rate: 'Social engagement rate',
  season_share_of_year: 'Season share of the year', season_sales: 'Season sales', season_share_of_season: 'Share of the season', season_spend_per_household: 'Season spend per household', season_early_start_share: 'Share of early season buyers', season_peak_month: 'Peak month',
} as const;
export type MetricName = keyof typeof METRIC_NAMES;
