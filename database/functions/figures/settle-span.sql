-- Weeks (from Monday) or months in which some days lie, added up again from the days.
create or replace function app.settle_span(
  p_org_id uuid,
  p_client_id uuid,
  p_sources text[],
  p_days date[],
  p_span text
)
returns void
language plpgsql set search_path = ''
-- As in app.standing_figures.
set enable_sort = off
set jit = off
set work_mem = '48MB'
as $$
declare
  v_starts date[];
  v_from date;
  v_to date;
begin
  -- As timestamps without a zone, of which a hundred thousand are cut in no time.
  select array_agg(distinct date_trunc(p_span, d::timestamp)::date) into v_starts
  from unnest(p_days) d;
  select min(d), max(d + ('1 ' || p_span)::interval)::date into v_from, v_to
  from unnest(v_starts) d;
  delete from public.figure_totals t
  where t.org_id = p_org_id
    and t.client_id is not distinct from p_client_id
    and t.source = any (p_sources)
    and t.span = p_span
    and t.starts_on = any (v_starts);
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
    p_span,
    date_trunc(p_span, t.starts_on::timestamp)::date,
    t.source,
    t.channel,
    t.campaign,
    t.measure,
    t.currency,
    sum(t.value),
    sum(t.lines)
  from public.figure_totals t
  where t.org_id = p_org_id
    and t.client_id is not distinct from p_client_id
    and t.source = any (p_sources)
    and t.span = 'day'
    and t.starts_on >= v_from
    and t.starts_on < v_to
    and date_trunc(p_span, t.starts_on::timestamp)::date = any (v_starts)
  group by 4, t.source, t.channel, t.campaign, t.measure, t.currency;
end $$;
