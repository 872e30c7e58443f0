-- The mails that a local start keeps for reading, newest first.
create or replace function app.read_mailbox(p_limit integer)
returns table (id uuid, recipient text, template text, sent_at timestamptz, rendered jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select m.id, m.recipient, m.template, m.sent_at, m.rendered
    from app.mail_outbox m
    where m.rendered is not null
    order by m.queued_at desc
    limit p_limit;
end $$;
grant execute on function app.read_mailbox to app_auth;
