create or replace function app.operator_mail(p_status text, p_limit integer, p_offset integer)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_operator();
  return jsonb_build_object(
    'total', (
      select count(*)
      from app.mail_outbox m
      where p_status is null
        or m.status = p_status
    ),
    'dead', (select count(*) from app.mail_outbox m where m.status = 'dead'),
    'items', coalesce((
      select jsonb_agg(to_jsonb(p))
      from (
        select
          m.id,
          m.queued_at,
          m.recipient,
          m.template,
          m.status,
          m.attempts,
          m.next_attempt_at,
          m.sent_at,
          m.last_error
        from app.mail_outbox m
        where p_status is null
          or m.status = p_status
        order by m.status = 'dead' desc, m.queued_at desc
        limit p_limit
        offset p_offset
      ) p
    ), '[]')
  );
end $$;
grant execute on function app.operator_mail to app_user;
