-- The end of one attempt. Sent (p_error null): the data goes, because its links open doors; a mailbox keeps
-- the rendered mail instead.
-- Failed: again after 30 s, 1, 2, 4 … minutes; after its last attempt (the eighth, of a report the third), or
-- when trying again cannot help, it is dead and the operator's; of a report also that of those who sent it.
create or replace function app.settle_mail(
  p_id uuid,
  p_error text,
  p_final boolean,
  p_rendered jsonb
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  mail app.mail_outbox;
begin
  update app.mail_outbox m
  set
    status = case
      when p_error is null then 'sent'
      when p_final or m.attempts >= m.most_attempts then 'dead'
      else 'queued'
    end,
    sent_at = case when p_error is null then clock_timestamp() end,
    data = case when p_error is null then '{}' else m.data end,
    rendered = p_rendered,
    last_error = left(p_error, 500),
    next_attempt_at = case
      when p_error is null or p_final or m.attempts >= m.most_attempts then null
      else clock_timestamp() + make_interval(secs => 30 * power(2, m.attempts - 1))
    end
  where m.id = p_id
  returning * into mail;
  if mail.report_mail_id is not null and mail.status in ('sent', 'dead') then
    update public.report_mails r
    set
      state = mail.status,
      reason = mail.last_error,
      attempts = mail.attempts,
      settled_at = clock_timestamp()
    where r.org_id = mail.report_org_id
      and r.id = mail.report_mail_id;
  end if;
  -- The list is for looking back a while, not an archive.
  delete
  from app.mail_outbox old
  where old.status = 'sent'
    and old.sent_at < now() - interval '30 days';
end $$;
grant execute on function app.settle_mail to app_auth;
