-- Takes due mail for sending; several servers take different ones. What a stopped server had taken is due
-- again after two minutes.
create or replace function app.claim_mail(p_limit integer)
returns table (id uuid, recipient text, template text, data jsonb, attempts integer)
language plpgsql security definer set search_path = ''
as $$
begin
  return query
    update app.mail_outbox m
    set
      status = 'sending',
      attempts = m.attempts + 1,
      next_attempt_at = clock_timestamp() + interval '2 minutes'
    where m.id in (
      select d.id
      from app.mail_outbox d
      where d.status in ('queued', 'sending')
        and d.next_attempt_at <= clock_timestamp()
      order by d.next_attempt_at
      limit p_limit
      for update skip locked
    )
    returning m.id, m.recipient, m.template, m.data, m.attempts;
end $$;
grant execute on function app.claim_mail to app_auth;
