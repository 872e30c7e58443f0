-- Changes what the person may change about themselves; a null argument leaves a value as it is, p_clear
-- takes the named ones away.
create or replace function app.update_me(
  p_full_name text,
  p_avatar_id uuid,
  p_theme text,
  p_default_agent text,
  p_clear text[] default '{}'
)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if p_avatar_id is not null
    and not exists (
      select 1
      from public.images i
      where i.org_id = app.org_id()
        and i.id = p_avatar_id
        and i.owner_id = app.user_id()
        and i.purpose = 'avatar'
    )
  then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  update public.users u
  set
    full_name = coalesce(p_full_name, u.full_name),
    avatar_id = case
      when 'avatar_id' = any (p_clear) then null
      else coalesce(p_avatar_id, u.avatar_id)
    end,
    theme = coalesce(p_theme, u.theme),
    default_agent = case
      when 'default_agent' = any (p_clear) then null
      else coalesce(p_default_agent, u.default_agent)
    end
  where u.org_id = app.org_id()
    and u.id = app.user_id();
  if p_full_name is not null then
    update auth."user"
    set
      name = p_full_name,
      "updatedAt" = now()
    where id = app.user_id();
  end if;
  -- A picture that nobody wears any more is not kept.
  delete
  from public.images i
  where i.org_id = app.org_id()
    and i.owner_id = app.user_id()
    and i.purpose = 'avatar'
    and i.id is distinct from (
      select u.avatar_id
      from public.users u
      where u.org_id = app.org_id()
        and u.id = app.user_id()
    )
    and i.created_at < now() - interval '1 hour';
end $$;
grant execute on function app.update_me to app_user;
