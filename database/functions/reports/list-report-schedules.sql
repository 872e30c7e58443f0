-- Schedules of one client, or all in reach, the next one first.
create or replace function app.list_report_schedules(p_client_id uuid) returns setof jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_client_id is not null then
    perform app.require_client(p_client_id);
  end if;
  return query
    select app.report_schedule_json(s)
    from public.report_schedules s
    where s.org_id = app.org_id()
      and (p_client_id is null or s.client_id = p_client_id)
      and (app.works_in_organization() or s.client_id = any (app.working_client_ids()))
    order by s.next_at, s.id
    limit 200;
end $$;
grant execute on function app.list_report_schedules to app_user;
