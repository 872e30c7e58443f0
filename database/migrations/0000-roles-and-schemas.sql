-- Runs as the login role, every time: roles belong to the cluster, not to one database, so they may exist already.
-- app_owner owns everything; app_auth is what a pooled connection is; app_user is what a person's transaction becomes.
do $$
declare wanted text;
begin
  foreach wanted in array array['app_owner', 'app_auth', 'app_user'] loop
    begin
      execute format('create role %I nologin', wanted);
    exception when duplicate_object or unique_violation then null;
    end;
    begin
      execute format('grant %I to current_user', wanted);
    exception when unique_violation or internal_error then null; -- another process granted it at the same moment
    end;
  end loop;
  execute format('grant create, connect on database %I to app_owner', current_database());
  grant usage, create on schema public to app_owner;
end $$;
