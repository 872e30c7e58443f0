-- The lines behind a number: files, lines and values that stand for some measure and time, the newest day
-- first. Null in a filter: any.
create or replace function app.figure_lines(
  p_client_id uuid,
  p_measure text,
  p_from date,
  p_to date,
  p_source text,
  p_channel text,
  p_campaign text,
  p_limit integer
)
returns table (
  import_id uuid,
  import_number integer,
  file text,
  line integer,
  day date,
  hour integer,
  source text,
  channel text,
  entity text,
  slice text,
  value float8,
  currency text,
  attribution text,
  all_lines integer
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_sources text[];
  v_days date[];
begin
  perform app.require_may_for('work.view', p_client_id);
  select array_agg(distinct t.source), array_agg(distinct t.starts_on) into v_sources, v_days
  from public.figure_totals t
  where t.org_id = app.org_id()
    and t.client_id is not distinct from p_client_id
    and t.span = 'day'
    and p_measure = any (t.measures)
    and t.starts_on between p_from and p_to
    and (p_source is null or t.source = p_source);
  return query
    select
      f.import_id,
      i.number,
      x.name,
      f.line,
      f.day,
      f.hour::integer,
      f.source,
      f.channel,
      coalesce(f.entity, f.campaign),
      f.slice,
      f.value::float8,
      f.currency,
      f.attribution,
      (count(*) over ())::integer
    from app.standing_figures(app.org_id(), p_client_id, v_sources, v_days) f
    join public.figure_imports i on i.org_id = f.org_id and i.id = f.import_id
    left join public.figure_files x
      on x.org_id = f.org_id
      and x.import_id = f.import_id
      and x.place = f.place
    where f.measure = p_measure
      and (p_channel is null or f.channel = p_channel)
      and (p_campaign is null or f.campaign = p_campaign)
    order by f.day desc, i.number desc, f.place, f.line
    limit p_limit;
end $$;
grant execute on function app.figure_lines to app_user;
