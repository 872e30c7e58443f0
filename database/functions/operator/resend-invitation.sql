-- For the command line: mails the way in once more; false when this email has no open invitation.
create or replace function app.resend_invitation(p_email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select 1
    from public.invitations i
    where i.email = p_email
      and i.used_at is null
  ) then
    return false;
  end if;
  perform app.mail_invitation(p_email);
  perform app.note_operation('resent', p_email);
  return true;
end $$;
