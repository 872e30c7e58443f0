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
as $$
declare
  v_starts date[];
begin
  select array_agg(distinct date_trunc(p_span, d)::date) into v_starts
  from unnest(p_days) d;
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
    date_trunc(p_span, t.starts_on)::date,
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
    and date_trunc(p_span, t.starts_on)::date = any (v_starts)
  group by 4, t.source, t.channel, t.campaign, t.measure, t.currency;
end $$;
