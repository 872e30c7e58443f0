-- A report could not be made or queued: again a while later, and after the third try, or where trying again
-- cannot help, it waits in the list of what was not delivered.
create or replace function app.fail_report_mail(
  p_org_id uuid,
  p_id uuid,
  p_reason text,
  p_final boolean,
  p_now timestamptz
)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.report_mails m
  set
    state = case when p_final or m.attempts >= 3 then 'dead' else 'waiting' end,
    reason = left(p_reason, 500),
    settled_at = case when p_final or m.attempts >= 3 then p_now end,
    next_attempt_at = p_now + make_interval(mins => m.attempts)
  where m.org_id = p_org_id
    and m.id = p_id
    and m.state = 'waiting';
end $$;
grant execute on function app.fail_report_mail to app_auth;
