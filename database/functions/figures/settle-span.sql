-- Adds up again the days, or the weeks (from Monday) or months in which some days lie: days from the figures
-- that stand, the others from the days.
create or replace function app.settle_span(
  p_span text,
  p_org_id uuid,
  p_client_id uuid,
  p_sources text[],
  p_days date[]
)
returns void
language plpgsql set search_path = ''
-- As in app.standing_figures; planned each time, or every day is looked for in a list.
set plan_cache_mode = force_custom_plan
set enable_sort = off
set jit = off
set work_mem = '48MB'
as $$
declare
  v_starts date[];
  v_days date[];
begin
  -- As timestamps without a zone, of which a hundred thousand are cut in no time.
  select array_agg(distinct date_trunc(p_span, d::timestamp)::date) into v_starts
  from unnest(p_days) d;
  select array_agg(d::date) into v_days
  from unnest(v_starts::timestamp[]) s
  cross join lateral generate_series(s, s + ('1 ' || p_span)::interval - '1 day'::interval, '1 day') d;
  delete from public.figure_totals t
  where t.org_id = p_org_id
    -- Said in two ways, either of which finds the index.
    and (t.client_id = p_client_id or (t.client_id is null and p_client_id is null))
    and t.span = p_span
    and t.source = any (p_sources)
    and t.starts_on = any (v_starts);
  insert into public.figure_totals (
    org_id,
    client_id,
    span,
    starts_on,
    source,
    channel,
    campaign,
    measures,
    currencies,
    sums,
    lines
  )
  with told as (
    select
      f.day as starts_on,
      f.source,
      f.channel,
      f.campaign,
      f.measure,
      f.currency,
      f.value,
      1 as lines
    from app.standing_figures(p_org_id, p_client_id, p_sources, v_starts) f
    where p_span = 'day'
    union all
    -- Unfolded among the columns: joined as a function, it would be called for each row.
    select
      date_trunc(p_span, t.starts_on::timestamp)::date,
      t.source,
      t.channel,
      t.campaign,
      unnest(t.measures),
      unnest(t.currencies),
      unnest(t.sums),
      unnest(t.lines)
    from public.figure_totals t
    where p_span <> 'day'
      and t.org_id = p_org_id
      and (t.client_id = p_client_id or (t.client_id is null and p_client_id is null))
      and t.span = 'day'
      and t.starts_on = any (v_days)
      and t.source = any (p_sources)
  ),
  summed as (
    select
      t.starts_on,
      t.source,
      t.channel,
      t.campaign,
      t.measure,
      t.currency,
      sum(t.value) as value,
      sum(t.lines)::integer as lines
    from told t
    group by t.starts_on, t.source, t.channel, t.campaign, t.measure, t.currency
  )
  select
    p_org_id,
    p_client_id,
    p_span,
    s.starts_on,
    s.source,
    s.channel,
    s.campaign,
    array_agg(s.measure),
    array_agg(s.currency),
    array_agg(s.value),
    array_agg(s.lines)
  from summed s
  group by s.starts_on, s.source, s.channel, s.campaign;
end $$;
