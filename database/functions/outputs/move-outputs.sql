-- Puts deliverables with a campaign of their client, or (null) with none; all or none of them. Answers where
-- each stood before.
create or replace function app.move_outputs(p_ids uuid[], p_campaign_id uuid)
returns table (id uuid, campaign_id uuid)
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  v_client_id uuid;
  v_id uuid;
begin
  foreach v_id in array p_ids loop
    perform app.require_output(v_id);
  end loop;
  if p_campaign_id is not null then
    select c.client_id into v_client_id
    from public.campaigns c
    where c.org_id = app.org_id()
      and c.id = p_campaign_id;
    if not found then
      raise exception 'NOT_FOUND' using errcode = 'SX404';
    end if;
    if exists (
      select 1
      from public.agent_outputs o
      where o.org_id = app.org_id()
        and o.id = any (p_ids)
        and o.client_id is distinct from v_client_id
    )
    then
      raise exception 'UNPROCESSABLE' using errcode = 'SX422';
    end if;
  end if;
  return query
    with stood as (
      select o.id, o.campaign_id
      from public.agent_outputs o
      where o.org_id = app.org_id()
        and o.id = any (p_ids)
      for update
    ),
    moved as (
      update public.agent_outputs o
      set campaign_id = p_campaign_id
      from stood s
      where o.org_id = app.org_id()
        and o.id = s.id
    )
    select s.id, s.campaign_id
    from stood s;
end $$;
grant execute on function app.move_outputs to app_user;
