create or replace function app.operator_resend(p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_operator();
  if not exists (
    select 1
    from public.invitations i
    where i.email = lower(trim(p_email))
      and i.used_at is null
  ) then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.mail_invitation(lower(trim(p_email)));
  perform app.note_operation('resent', lower(trim(p_email)));
  return (
    select to_jsonb(e)
    from app.invitation_entries() e
    where e.email = lower(trim(p_email))
  );
end $$;
grant execute on function app.operator_resend to app_user;
