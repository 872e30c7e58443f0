-- Adds up again what stands on the days of some sources, by day, then the weeks and months they lie in.
-- Called with every import that is finished or undone, in its transaction.
create or replace function app.settle_figures(
  p_org_id uuid,
  p_client_id uuid,
  p_sources text[],
  p_days date[]
)
returns void
language plpgsql security definer set search_path = ''
-- As in app.standing_figures.
set enable_sort = off
set jit = off
set work_mem = '48MB'
as $$
begin
  -- Two imports of one company settle one after the other; what the first left is what the second sees.
  perform pg_advisory_xact_lock(
    hashtextextended('figures ' || p_org_id || coalesce('/' || p_client_id, ''), 0)
  );
  delete from public.figure_totals t
  where t.org_id = p_org_id
    and t.client_id is not distinct from p_client_id
    and t.source = any (p_sources)
    and t.span = 'day'
    and t.starts_on = any (p_days);
  insert into public.figure_totals (
    org_id,
    client_id,
    span,
    starts_on,
    source,
    channel,
    campaign,
    measure,
    currency,
    value,
    lines
  )
  select
    p_org_id,
    p_client_id,
    'day',
    f.day,
    f.source,
    f.channel,
    f.campaign,
    f.measure,
    f.currency,
    sum(f.value),
    count(*)
  from app.standing_figures(p_org_id, p_client_id, p_sources, p_days) f
  group by f.day, f.source, f.channel, f.campaign, f.measure, f.currency;
  perform app.settle_span(p_org_id, p_client_id, p_sources, p_days, 'week');
  perform app.settle_span(p_org_id, p_client_id, p_sources, p_days, 'month');
end $$;
