-- Organizations that have a model which tells what passages are about: one of their own, or (p_server) that
-- of the installation where they have no provider.
create or replace function app.organizations_that_embed(p_server boolean) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select o.id
    from public.organizations o
    left join public.ai_providers p on p.org_id = o.id
    where case when p.org_id is null then p_server else p.embedding_model is not null end
    order by o.id;
end $$;
grant execute on function app.organizations_that_embed to app_auth;
