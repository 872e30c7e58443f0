-- Tries a mail again that was given up; whoever asks for it is whom it works as.
create or replace function app.retry_report_mail(p_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  mail public.report_mails;
begin
  select m.* into mail
  from public.report_mails m
  where m.org_id = app.org_id()
    and m.id = p_id;
  if mail.id is null or not app.may('work.view', mail.client_id) then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_may_for('outputs.manage', mail.client_id);
  if mail.state <> 'dead' then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  -- What stands dead in the outbox would be a second way to send the same.
  delete
  from app.mail_outbox o
  where o.report_org_id = mail.org_id
    and o.report_mail_id = mail.id;
  update public.report_mails m
  set
    state = 'waiting',
    attempts = 0,
    settled_at = null,
    requested_by = app.user_id(),
    next_attempt_at = p_now
  where m.org_id = mail.org_id
    and m.id = mail.id;
  perform pg_notify('sextant_reports', '');
end $$;
grant execute on function app.retry_report_mail to app_user;
