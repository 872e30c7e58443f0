-- Campaigns that speak to a persona: their list names it, or it was drawn for them. p_id is its deliverable.
create or replace function app.campaigns_of_persona(p_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  persona record;
begin
  select
    o.client_id,
    lower(trim(o.content #>> '{body,name,text}')) as name,
    lower(trim(regexp_replace(o.title, '^Persona: ', ''))) as title,
    s.campaign_id
  into persona
  from public.agent_outputs o
  left join public.agent_sessions s on s.org_id = o.org_id and s.id = o.session_id
  where o.org_id = app.org_id()
    and o.id = p_id
    and o.agent_type = 'persona'
    and o.deleted_at is null;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('id', c.id, 'name', c.name, 'status', c.status) order by c.created_at desc, c.id
      ),
      '[]'
    )
    from public.campaigns c
    where c.org_id = app.org_id()
      and c.client_id is not distinct from persona.client_id
      and c.archived_at is null
      and (
        c.id = persona.campaign_id
        or exists (
          select 1
          from unnest(c.target_personas) t
          where lower(trim(t)) in (persona.name, persona.title)
        )
      )
  );
end $$;
grant execute on function app.campaigns_of_persona to app_user;
