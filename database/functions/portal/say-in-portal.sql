-- Writes into a thread. p_id makes a repeated send harmless. The other side is told once until it has
-- looked.
create or replace function app.say_in_portal(p_client_id uuid, p_id uuid, p_body text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  place uuid := app.portal_place(p_client_id);
  said public.portal_messages;
  agency boolean;
  person uuid;
begin
  agency := app.may('portal.ask', place);
  if not agency and not app.may('portal.answer', place) then
    raise exception 'FORBIDDEN' using errcode = '42501';
  end if;
  insert into public.portal_messages (org_id, id, client_id, author_id, from_client, body)
  values (app.org_id(), coalesce(p_id, gen_random_uuid()), place, app.user_id(), not agency, p_body)
  on conflict (org_id, id) do nothing
  returning * into said;
  if said.id is null then
    select m.* into said
    from public.portal_messages m
    where m.org_id = app.org_id()
      and m.id = p_id
      and m.author_id = app.user_id()
      and m.client_id is not distinct from place;
    if said.id is null then
      raise exception 'CONFLICT' using errcode = 'SX409';
    end if;
    return app.portal_message_json(said);
  end if;
  for person in
    select distinct r.user_id
    from public.role_assignments r
    join app.permissions p
      on p.role_name = r.role_name
        and p.ability = case when agency then 'portal.answer' else 'portal.ask' end
    where r.org_id = app.org_id()
      and (r.client_id is null or r.client_id = place)
      and r.user_id <> app.user_id()
      and not exists (
        select 1
        from public.notifications n
        where n.org_id = r.org_id
          and n.user_id = r.user_id
          and n.event = 'portal.message'
          and n.read_at is null
          and n.title = app.message_title(place, agency)
      )
  loop
    perform app.notify(
      app.org_id(),
      person,
      'portal.message',
      app.message_title(place, agency),
      left(p_body, 200),
      case when agency then '/dashboard?tab=messages' else app.messages_href(place) end
    );
  end loop;
  return app.portal_message_json(said);
end $$;
grant execute on function app.say_in_portal to app_user;
