-- Marks one's own invitation used; true when it is used by this user afterwards. Sign-up has marked it
-- already.
-- Somebody whose address is still to be confirmed has no session yet and calls all the same: nothing to do,
-- and nothing is told.
create or replace function public.mark_invite_used(p_email text, p_user_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if app.user_id() is null then
    return false;
  end if;
  if p_user_id is distinct from app.user_id() then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  update public.invitations i
  set
    used_at = now(),
    used_by = p_user_id
  where i.email = lower(trim(p_email))
    and i.used_at is null
    and exists (
      select 1
      from auth."user" u
      where u.id = p_user_id
        and u.email = i.email
    );
  return exists (
    select 1
    from public.invitations i
    where i.email = lower(trim(p_email))
      and i.used_by = p_user_id
  );
end $$;
grant execute on function public.mark_invite_used to app_auth, app_user;
