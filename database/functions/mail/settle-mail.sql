-- The end of one attempt. Sent (p_error null): the data goes, because its links open doors; a mailbox keeps
-- the rendered mail instead.
-- Failed: again after 30 s, 1, 2, 4 … minutes; after the eighth attempt, or when trying again cannot help,
-- it is dead and the operator's.
create or replace function app.settle_mail(
  p_id uuid,
  p_error text,
  p_final boolean,
  p_rendered jsonb
)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update app.mail_outbox m
  set
    status = case
      when p_error is null then 'sent'
      when p_final or m.attempts >= 8 then 'dead'
      else 'queued'
    end,
    sent_at = case when p_error is null then clock_timestamp() end,
    data = case when p_error is null then '{}' else m.data end,
    rendered = p_rendered,
    last_error = left(p_error, 500),
    next_attempt_at = case
      when p_error is null or p_final or m.attempts >= 8 then null
      else clock_timestamp() + make_interval(secs => 30 * power(2, m.attempts - 1))
    end
  where m.id = p_id;
  -- The list is for looking back a while, not an archive.
  delete
  from app.mail_outbox old
  where old.status = 'sent'
    and old.sent_at < now() - interval '30 days';
end $$;
grant execute on function app.settle_mail to app_auth;
