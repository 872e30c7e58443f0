-- What stands cut finer (by device, page, …) of one source, by day: where a change comes from.
create or replace function app.figure_slices(p_client_id uuid, p_from date, p_to date)
returns table (
  day date,
  source text,
  channel text,
  slice text,
  measure text,
  value float8
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
    and t.starts_on between p_from and p_to;
  return query
    select f.day, f.source, f.channel, f.slice, f.measure, sum(f.value)::float8
    from app.standing_figures(app.org_id(), p_client_id, v_sources, v_days) f
    where f.slice is not null
    group by 1, 2, 3, 4, 5
    limit 50000;
end $$;
grant execute on function app.figure_slices to app_user;
