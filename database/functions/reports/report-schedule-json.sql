create or replace function app.report_schedule_json(s public.report_schedules) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return to_jsonb(s) - 'org_id' - 'created_by' - 'created_at' || jsonb_build_object(
    'client_name', (
      select c.name
      from public.clients c
      where c.org_id = s.org_id
        and c.id = s.client_id
    ),
    'recipient_names', (
      select coalesce(jsonb_agg(u.full_name order by lower(u.full_name)), '[]')
      from public.users u
      where u.org_id = s.org_id
        and u.id = any (s.recipients)
    )
  );
end $$;
grant execute on function app.report_schedule_json to app_user;
