-- How often something happened by weekday (1 Monday to 7) and hour, of what stands with an hour.
create or replace function app.figure_hours(
  p_client_id uuid,
  p_measure text,
  p_from date,
  p_to date,
  p_channel text
)
returns table (source text, weekday integer, hour integer, value float8)
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
    and t.starts_on between p_from and p_to;
  return query
    select f.source, extract(isodow from f.day)::integer, f.hour::integer, sum(f.value)::float8
    from app.standing_figures(app.org_id(), p_client_id, v_sources, v_days) f
    where f.measure = p_measure
      and f.hour is not null
      and (p_channel is null or f.channel = p_channel)
    group by 1, 2, 3;
end $$;
grant execute on function app.figure_hours to app_user;
