-- Schedules whose time has come, for the server's timer.
create or replace function app.due_report_schedules(p_now timestamptz)
returns table (
  org_id uuid,
  id uuid,
  report_type text,
  cadence text,
  due_at timestamptz,
  today text
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select
      s.org_id,
      s.id,
      s.report_type,
      s.cadence,
      s.next_at,
      (p_now at time zone s.time_zone)::date::text
    from public.report_schedules s
    where s.next_at <= p_now
    order by s.next_at
    limit 100;
end $$;
grant execute on function app.due_report_schedules to app_auth;
